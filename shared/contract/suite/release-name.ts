/** What a release of a remote, or of the host, is called: its folder's name, or its version where builds are served as they are. */
export function releaseName(
  remote: string,
  { entry, version = '' }: { entry: string; version?: string },
): string {
  const [, folder = '', parent] = entry.split('/').reverse();
  return parent === (remote === 'host' ? 'hosts' : remote) ? folder : version;
}
