import sharp from 'sharp'

/** Own letters of three by five dots, because the rendering of a font depends on the machine. */
const glyphs: Readonly<Record<string, string>> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001111001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001010010010',
  '8': '111101111101111',
  '9': '111101111001111',
  a: '010101111101101',
  b: '110101110101110',
  c: '011100100100011',
  d: '110101101101110',
  e: '111100110100111',
  f: '111100110100100',
  '-': '000000111000000',
}
const PITCH = 4
const LINE = 9

/**
 * Returns the image with a repeated watermark of the operator and the day, so that a leaked copy reveals its source.
 */
export async function watermarked(file: File, operatorId: string, day: string): Promise<File> {
  const image = sharp(Buffer.from(await file.arrayBuffer()))
  const { width, height } = await image.metadata()
  const mark = overlay(`${operatorId.slice(0, 13)}-${day}`, width, height)
  const bytes = await image.composite([{ input: Buffer.from(mark) }]).toBuffer()
  return new File([new Uint8Array(bytes)], file.name, { type: file.type })
}

function overlay(text: string, width: number, height: number): string {
  const dot = Math.max(1, Math.round(width / 320))
  const [stepX, stepY] = [(text.length + 3) * PITCH * dot, LINE * 4 * dot]
  const letters = dots(text, dot)
  // Dark letters over a light shadow: readable on any picture.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="m" width="${stepX}" height="${stepY}" patternUnits="userSpaceOnUse"><g opacity="0.35"><g fill="#fff" transform="translate(${dot / 2} ${dot / 2})">${letters}</g><g fill="#000">${letters}</g></g></pattern></defs><rect width="${width}" height="${height}" fill="url(#m)"/></svg>`
}

const dots = (text: string, dot: number): string =>
  Array.from(text)
    .flatMap((letter, index) =>
      Array.from(glyphs[letter] ?? '').map((bit, place) => {
        const [x, y] = [(index * PITCH + (place % 3)) * dot, Math.floor(place / 3) * dot]
        return bit === '1' ? `<rect x="${x}" y="${y}" width="${dot}" height="${dot}"/>` : ''
      }),
    )
    .join('')
