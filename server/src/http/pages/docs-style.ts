/** Style of the documentation page: plain, in the colours of the reader's system. */
export const styleSheet = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; } h2 { margin: 2rem 0 0.5rem; } h3 { margin: 1rem 0 0.25rem; font-size: 0.9rem; }
nav a { display: inline-block; margin-right: 0.75rem; }
details { border: 1px solid var(--line); border-radius: 8px; margin: 0.4rem 0; padding: 0 0.9rem; }
details[open] { padding-bottom: 0.9rem; }
summary { cursor: pointer; padding: 0.6rem 0; }
summary b { display: inline-block; min-width: 4.2rem; }
summary span { opacity: 0.75; }
.get { color: #2b7a4b; } .post { color: #2f52d0; } .put { color: #a05a00; } .delete { color: #c02b3c; }
@media (prefers-color-scheme: dark) {
  .get { color: #6fd39a; } .post { color: #8fa8ff; } .put { color: #f0b35a; } .delete { color: #ff8794; }
}
.lock { font-style: normal; font-size: 0.75rem; padding: 0 0.4rem; border: 1px solid var(--line); border-radius: 99px; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; }
td, th { border-top: 1px solid var(--line); padding: 0.3rem 0.6rem 0.3rem 0; vertical-align: top; }
pre { overflow: auto; margin: 0; padding: 0.6rem; border: 1px solid var(--line); border-radius: 6px; }
`;
