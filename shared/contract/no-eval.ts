import { z } from 'zod';

// The pages' security policy forbids eval, and zod's probe for it would be reported as a violation.
if (typeof document !== 'undefined') z.config({ jitless: true });
