const A4 = '0 0 595 842';
const FIRST_PAGE = 5;

/** Builds a PDF of numbered objects; the first one is the catalog. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A stream object with further dictionary entries. */
export const streamOf = (data: string, entries = ''): string =>
  `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`;

/** A PDF whose pages all contain the text `words`. */
export function aPdf({ pages = 1, words = 'Passport', size = A4, trailer = '' } = {}): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => FIRST_PAGE + index);
  return pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Count ${pages}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      streamOf(`BT /F1 60 Tf 40 700 Td (${words}) Tj ET`),
      ...numbers.map(
        () => `<</Type/Page/Parent 2 0 R/MediaBox[${size}]/Resources<</Font<</F1 3 0 R>>>>/Contents 4 0 R>>`,
      ),
    ],
    trailer,
  );
}

/** A PDF of one page that draws object 5; the given objects start at that number. */
export const aPdfThatDraws = (...objects: string[]): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${A4}]/Resources<</XObject<</X 5 0 R>>>>/Contents 4 0 R>>`,
    streamOf('q 595 0 0 842 0 0 cm /X Do Q'),
    ...objects,
  ]);
