// Runs one of the server's command-line tools, for operators without npm. Usage: node scripts/cli.mjs NAME [ARGUMENT …]
import { builtServer, loadSettings } from './start/built-server.mjs';

loadSettings();
await import(builtServer('cli.js'));
