import type pdfmake from 'pdfmake'
import { fileURLToPath } from 'node:url'

/** A document definition of pdfmake. */
export type PdfDocument = Parameters<typeof pdfmake.createPdf>[0]
export type PdfContent = PdfDocument['content']

const fonts = {
  normal: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
}
const own = Object.values(fonts)

/** Loads the printer for the first document, because it takes a fifth of a second and thirty megabytes. */
async function printer() {
  const { default: printing } = await import('pdfmake')
  printing.addFonts({ Noto: { ...fonts, italics: fonts.normal, bolditalics: fonts.bold } })
  // The text of a document must not make the server read a file or fetch an address.
  printing.setUrlAccessPolicy(() => false)
  printing.setLocalAccessPolicy((path) => own.includes(path))
  return printing
}

/** Returns the bytes of a PDF, in a font with Latin and Chinese characters. */
export async function pdfOf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const defaultStyle = { font: 'Noto', fontSize: 10, lineHeight: 1.3, ...document.defaultStyle }
  return new Uint8Array(await (await printer()).createPdf({ ...document, defaultStyle }).getBuffer())
}
