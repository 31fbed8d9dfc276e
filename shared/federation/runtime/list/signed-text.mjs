/**
 * What a signature of the list of remotes is made over: its number and its lines, in the order of the file. The build
 * signs it and the page verifies it.
 *
 * @param {number} serial
 * @param {object} lines
 */
export const signedText = (serial, lines) => `vezne list of remotes ${serial}\n${JSON.stringify(lines)}`;
