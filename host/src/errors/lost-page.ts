import { missingStylesheets } from './stylesheets';

/** How the box looks where the stylesheet, which knows it as well, is what is missing. */
const BARE: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '999',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '20px',
  padding: '24px',
  background: 'Canvas',
  color: 'CanvasText',
  colorScheme: 'dark',
  font: '16px system-ui, sans-serif',
  textAlign: 'center',
};
const CLASS = 'lost-page';

/**
 * Says in the place of the page why there is none, with a button, instead of what was said before.
 */
export function say(words: string, retry: () => void) {
  for (const before of document.querySelectorAll(`.${CLASS}`)) before.remove();
  const box = document.createElement('div');
  box.className = CLASS;
  box.setAttribute('role', 'alert');
  if (document.styleSheets.length === 0 || missingStylesheets().length > 0) Object.assign(box.style, BARE);
  const sentence = document.createElement('p');
  sentence.textContent = words;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Tekrar Dene';
  button.addEventListener('click', () => {
    button.disabled = true;
    retry();
  });
  box.append(sentence, button);
  document.body.append(box);
  return box;
}
