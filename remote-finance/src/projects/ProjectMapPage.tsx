export function ProjectMapPage() {
  return null;
}
