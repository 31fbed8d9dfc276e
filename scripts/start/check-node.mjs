// Imported first: nothing newer than this file's own syntax runs before the check.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Vezne needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org`);
  process.exit(1);
}
