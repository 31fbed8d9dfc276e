/** @satisfies {import('@vezne/federation/build').RemoteDeclaration} */
export default {
  name: 'ai',
  port: 3104,
  exposes: { AssistantModal: './src/assistant/AssistantModal.tsx' },
  // A dialog over any page: the page's owner shows it when a screen asks for it.
  pages: [],
};
