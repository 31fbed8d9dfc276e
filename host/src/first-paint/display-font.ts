const wanted = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };

/**
 * Fetches the face of the public pages' headings beside the bundles; without this it would be found only when the first
 * heading is drawn. The page names the files on the element of this script.
 */
export function fetchDisplayFont(script: HTMLOrSVGScriptElement | null) {
  for (const href of script?.dataset.displayFont?.split(' ') ?? []) {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries({ ...wanted, href })) link.setAttribute(name, value);
    document.head.append(link);
  }
}
