export function ProjectDetail() {
  return null;
}
