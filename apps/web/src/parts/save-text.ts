/** Saves a text as a file. CSV files get a byte order mark, so that spreadsheets read Chinese; other types do not. */
export function saveText(name: string, text: string, type: string): void {
  const marked = type !== 'text/csv' || text.startsWith('\uFEFF') ? text : `\uFEFF${text}`
  saveBlob(name, new Blob([marked], { type: `${type};charset=utf-8` }))
}

/** Saves bytes as a file. */
export function saveBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
