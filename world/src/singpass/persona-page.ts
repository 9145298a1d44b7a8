import type { Vendor } from './fapi-provider.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The page on which a tester consents or refuses as a persona. It is in English only, because it is not part of the product. */
export const personaPage = ({ name, personas }: Vendor, uid: string, scopes: readonly string[]): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} of the local world</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 560px; margin: 40px auto; padding: 0 20px; color: #1c1c1c; background: #fff }
  label { display: block; padding: 8px 0 } button { font: inherit; padding: 10px 20px; margin: 16px 12px 0 0 }
  .scopes { color: #555; font-size: 14px; overflow-wrap: anywhere }
</style></head>
<body>
<main>
<h1>${name} of the local world</h1>
<p>Choose who you are. These people and companies are invented.</p>
<form method="post" action="/interaction/${escaped(uid)}">
<fieldset><legend>Persona</legend>
${personas
  .map(
    ({ id, about }, at) =>
      `<label><input type="radio" name="persona" value="${escaped(id)}"${at === 0 ? ' checked' : ''}> ${escaped(about)}</label>`,
  )
  .join('\n')}
</fieldset>
<p class="scopes">Tessera asks for: ${escaped(scopes.join(', '))}</p>
<button name="answer" value="agree">I agree</button>
<button name="answer" value="refuse">Refuse</button>
</form>
</main>
</body>
</html>
`
