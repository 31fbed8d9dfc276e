export default function AssistantModal() {
  return null;
}
