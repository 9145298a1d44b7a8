export type ReturnParams = Readonly<Record<'code' | 'state' | 'iss' | 'error', string | undefined>>

/** A minimal browser for an identity vendor: it only keeps cookies. */
export class VendorBrowser {
  private readonly cookies = new Map<string, string>()

  /** Opens the vendor's page; returns the address of its form. */
  async open(authUrl: string): Promise<string> {
    const response = await this.visit(authUrl)
    const to = response.headers.get('location')
    if (to === null) throw new Error(`the vendor returns no page: ${await response.text()}`)
    const page = new URL(to, authUrl).href
    await (await this.visit(page)).text()
    return page
  }

  /** Submits the page; returns the parameters of the return address. */
  async answer(page: string, answer: 'agree' | 'refuse', persona = ''): Promise<ReturnParams> {
    let response = await this.visit(page, new URLSearchParams({ answer, persona }))
    for (let hops = 0; hops < 5; hops += 1) {
      const to = new URL(response.headers.get('location') ?? '', page)
      if (to.origin !== new URL(page).origin) return returned(to)
      response = await this.visit(to.href)
    }
    throw new Error('the vendor did not redirect the browser back')
  }

  async visit(url: string, body?: URLSearchParams): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie },
      ...(body !== undefined && { body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    return response
  }
}

const returned = ({ searchParams }: URL): ReturnParams => {
  const of = (name: string): string | undefined => searchParams.get(name) ?? undefined
  return { code: of('code'), state: of('state'), iss: of('iss'), error: of('error') }
}
