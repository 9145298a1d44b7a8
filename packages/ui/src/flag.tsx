import s from './flag.module.css'

/** Two regional indicator letters, which most systems draw as a flag. */
const emojiOf = (country: string): string =>
  String.fromCodePoint(...Array.from(country, (letter) => 0x1_f1e6 + letter.charCodeAt(0) - 65))

let drawn: boolean | undefined

/** True if this system's font has flags: the flag of Singapore would contain red. Checked once. */
function drawsFlags(): boolean {
  if (drawn !== undefined) return drawn
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.font = '24px sans-serif'
  context.fillText(emojiOf('SG'), 0, 24)
  const { data } = context.getImageData(0, 0, 40, 32)
  drawn = data.some((red, at) => at % 4 === 0 && red - (data[at + 1] ?? 0) > 60)
  return drawn
}

/**
 * The flag of a country (ISO 3166-1 alpha-2), or its letters if the system draws no flags. Screen readers read the
 * letters, because visible text of a control is part of its name.
 */
export const Flag = ({ country }: { country: string }) =>
  drawsFlags() ? (
    <span className={s['flag']} aria-hidden>
      {emojiOf(country)}
    </span>
  ) : (
    <span className={s['letters']}>{country}</span>
  )
