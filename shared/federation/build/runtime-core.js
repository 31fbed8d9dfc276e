// The federation runtime of a page. Its owner brings it; remotes are built without one and find it here.
import * as core from '@module-federation/runtime-core';

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
