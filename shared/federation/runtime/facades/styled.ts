// What the apps use of styled-components: sharing switches tree shaking off, and whole it is a quarter more. The query
// keeps this request out of the share table, which answers the bare name with this file.

export { css, default, keyframes } from 'styled-components?whole';
