export function LocationTab(_props: { project: unknown }) {
  return null;
}
