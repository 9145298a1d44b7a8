import { bcp47 } from '@tessera/contract/platform/text/locale.ts'
import type { Letter } from './letter.ts'

/** Email programs do not have our font. Latin fonts come first, so that digits look alike in both languages. */
const font =
  "Inter,'Segoe UI',Roboto,Helvetica,'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',Arial,sans-serif"

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const digitBox = (digit: string): string =>
  `<td class="digit t1" width="48" height="56" align="center" style="width:48px;height:56px;background:#faf9f6;border:1px solid #87857c;border-radius:8px;font:600 28px/56px ${font};color:#14181f">${digit}</td>`

const gap = (width: number): string => `<td width="${width}" style="width:${width}px;font-size:0">&nbsp;</td>`

/** Returns six boxes with a wider gap in the middle, for reading the code. */
const codeTable = (digits: string): string => {
  const boxes = Array.from(digits).map(
    (digit, index) => `${index === 0 ? '' : gap(index === 3 ? 20 : 8)}${digitBox(digit)}`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" aria-label="${digits}"><tr>${boxes.join('')}</tr></table>`
}

const cellColor = { ink: 'background:#14181f;', stem: 'background:#2a45a8;', none: '' } as const

const markCell = (of: keyof typeof cellColor): string =>
  `<td class="${of}" width="8" height="8" style="width:8px;height:8px;font-size:0;line-height:0;${cellColor[of]}border-radius:1px">&nbsp;</td>`

const markRow = (...cells: readonly (keyof typeof cellColor)[]): string => `<tr>${cells.map(markCell).join('')}</tr>`

/** The logo as nine table cells, because many email programs show no pictures. */
const mark = `<table role="presentation" cellpadding="0" cellspacing="2" border="0" style="border-collapse:separate">${markRow('ink', 'ink', 'ink')}${markRow('none', 'stem', 'none')}${markRow('none', 'stem', 'none')}</table>`

const brand = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:10px">${mark}</td><td class="t1" style="font:600 20px/28px ${font};color:#14181f;letter-spacing:0.2px">Tessera</td></tr></table>`

/** Returns the preview text that a list of emails shows beside the subject. */
const preview = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escape(text)}</div>`

/** Emphasizes the question at the beginning of a note. */
const noteHtml = (note: string): string =>
  escape(note).replace(/^[^?？]+[?？]/u, (question) => `<span style="font-weight:600">${question}</span>`)

const rowOf = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="t3 line" style="padding:10px 12px 10px 0;border-bottom:1px solid #e6e3db;font:14px/22px ${font};color:#62676f;white-space:nowrap">${escape(label)}</td><td class="t1 line" align="right" style="padding:10px 0;border-bottom:1px solid #e6e3db;font:500 14px/22px ${font};color:#14181f;word-break:break-all">${escape(value)}</td></tr>`

const rowsTable = (rows: Letter['rows']): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 24px">${rows.map(rowOf).join('')}</table>`

const phraseRow = (phrase: string): string =>
  `<tr><td class="t2" style="padding:0 4px 16px;font:500 14px/22px ${font};color:#474d58">${escape(phrase)}</td></tr>`

const linkLine = ({ label, href }: Letter['links'][number]): string =>
  `<p style="margin:20px 0 0;font:500 14px/22px ${font}"><a class="t1" href="${escape(href)}" style="color:#14181f;text-decoration:underline">${escape(label)}</a></p>`

const style = `@media (max-width:620px){.wrap{width:100%!important}.pad{padding-left:20px!important;padding-right:20px!important}.digit{width:40px!important;font-size:24px!important}}
@media (prefers-color-scheme:dark){.bg{background:#0c0f14!important}.card{background:#13171e!important;border-color:#262d38!important}.t1{color:#eceef2!important}.t2{color:#b3bac5!important}.t3{color:#8f98a6!important}.line{border-color:#262d38!important}.digit{background:#1a1f29!important;border-color:#6d7787!important;color:#eceef2!important}.ink{background:#eceef2!important}.stem{background:#6f8af0!important}.note{background:#2c2212!important;color:#eceef2!important}}`

/** Returns the email in the design's layout. Email programs read inline styles only. */
export const htmlOf = ({
  lang,
  subject,
  title,
  lead,
  phrase,
  code,
  rows,
  note,
  links,
  footer,
}: Letter): string => `<!doctype html>
<html lang="${bcp47(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${style}</style></head>
<body class="bg" style="margin:0;padding:0;background:#f6f5f1">
${preview(lead)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="bg" style="background:#f6f5f1"><tr><td align="center" style="padding:40px 12px">
<table role="presentation" class="wrap" width="560" cellpadding="0" cellspacing="0" border="0" style="width:560px;max-width:560px;text-align:left">
<tr><td style="padding:0 4px 20px">${brand}</td></tr>
${phrase === undefined ? '' : phraseRow(phrase)}
<tr><td class="card pad" style="background:#ffffff;border:1px solid #e6e3db;border-radius:12px;padding:40px">
<h1 class="t1" style="margin:0 0 8px;font:600 24px/32px ${font};color:#14181f">${escape(title)}</h1>
<p class="t2" style="margin:0 0 28px;font:15px/25px ${font};color:#474d58">${escape(lead)}</p>
${code === undefined ? '' : codeTable(code.digits)}
${rows.length === 0 ? '' : rowsTable(rows)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="note" style="background:#fbf2df;border-radius:8px;padding:14px 16px;font:14px/22px ${font};color:#14181f">${noteHtml(note)}</td></tr></table>
${links.map(linkLine).join('\n')}
</td></tr>
<tr><td class="t3" style="padding:24px 4px 0;font:12px/20px ${font};color:#62676f">${escape(footer)}</td></tr>
</table></td></tr></table>
</body>
</html>
`
