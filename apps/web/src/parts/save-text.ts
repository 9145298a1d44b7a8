/** Offers text as a file. The byte order mark lets spreadsheets read Chinese; what is not for one comes as it is. */
export function saveText(name: string, text: string, type: string): void {
  const marked = type !== 'text/csv' || text.startsWith('\uFEFF') ? text : `\uFEFF${text}`
  saveBlob(name, new Blob([marked], { type: `${type};charset=utf-8` }))
}

/** Offers bytes as a file. */
export function saveBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
