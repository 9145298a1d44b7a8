/** Text as a PDF string, without characters that Helvetica's encoding lacks. */
const pdfText = (text: string): string =>
  `(${text.replaceAll(/[^\x20-\x7E]/g, '').replaceAll(/[\\()]/g, String.raw`\$&`)})`

function* wrapped(text: string, width: number): Generator<string> {
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length >= width) {
      yield line
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  yield line
}

/** A one-page PDF with a title and paragraphs: the English offer document of a demo product. */
export function memorandum(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph, 88), '']).slice(0, 46)
  const body = lines.map((line) => `${pdfText(line)} Tj T*`).join('\n')
  const page = `BT /F1 18 Tf 56 780 Td ${pdfText(title)} Tj ET\nBT /F1 10.5 Tf 15 TL 56 740 Td\n${body}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
