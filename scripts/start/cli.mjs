// Runs one of the server's command-line tools. Usage: cli.mjs NAME [ARGUMENT …]
import { builtServer, loadSettings } from './built-server.mjs';

loadSettings();
await import(builtServer('cli.js'));
