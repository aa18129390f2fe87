import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The option of a dynamic import that Node needs and a browser must not see, because Vite serves the file as a script. */
const JSON_OPTION = /,\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*\}/g;

/**
 * Puts the English texts of an area into the call that asks for it, `messagesOf('area')`, so that a chunk contains the
 * texts of its own screens only. During development, as in tests, they are read from the whole file.
 * @param file path of the English texts of the front end
 */
export function englishTexts(file: string): Plugin {
  const areas = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  let isBuild = false;
  return {
    name: 'english-texts',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    load: (id) => (isBuild && id.split('?')[0] === file ? '{}' : null),
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const served = code.replace(JSON_OPTION, '');
      if (!isBuild) return served === code ? null : { code: served, map: null };
      const named = served.replace(/\bmessagesOf\('([\w-]+)'\)/g, (_call, area: string) => {
        if (!areas[area]) this.error(`${file} has no area ${area}.`);
        return `messagesOf('${area}', ${JSON.stringify(areas[area])})`;
      });
      if (/\bmessagesOf\((?!'[\w-]+', \{)/.test(named)) this.error(`An area is not named in ${id}.`);
      return { code: named, map: null };
    },
  };
}
