/** Escapes the percent signs of a path that cannot be decoded, because such a path matches no route. */
export function readablePath(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/** Escapes `$` in a typed path. Otherwise the router takes it for the name of a parameter. */
export function escapeDollars({ url }: { readonly url: URL }): URL {
  url.pathname = url.pathname.replaceAll('$', '%24')
  return url
}
