/** Escapes the percent signs of a path that cannot be decoded, because such a path matches no route. */
export function readablePath(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
