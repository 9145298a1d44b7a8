import { expect, type Page, test } from '@playwright/test'
import { desk } from './steps/input-modes.ts'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'

// Inputs that the server once accepted or answered with an internal error. Each is refused in the reader's language.

const wording = {
  en_US: {
    change: 'Change',
    dialog: 'Change nickname',
    field: 'Nickname',
    save: 'Save',
    reserved: 'This nickname looks like a name of the exchange or its staff. Choose another one.',
    missing: /Buy or sell.*required/u,
    damaged: 'The file is damaged, password-protected or too large to open. Save it again and upload it.',
  },
  zh_CN: {
    change: '修改',
    dialog: '修改昵称',
    field: '昵称',
    save: '保存',
    reserved: '该昵称与平台名称或工作人员称谓过于相似，请更换。',
    missing: /买卖方向.*必填/u,
    damaged: '文件已损坏、加密或过大，无法打开，请重新保存后上传。',
  },
} as const
type Locale = keyof typeof wording
const locales = ['en_US', 'zh_CN'] as const

type Answer = { readonly code: string; readonly message: string }
async function answerOf(page: Page, path: string, init: Parameters<Page['request']['fetch']>[1]): Promise<Answer> {
  return (await page.request.fetch(path, init)).json()
}

async function reservedNickname(page: Page, locale: Locale): Promise<void> {
  const words = wording[locale]
  await page.goto(`/${locale}/personal/userManagement`)
  await page.getByRole('button', { name: words.change, exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: words.dialog })
  const field = dialog.getByRole('textbox', { name: words.field })
  // Three of the letters are Cyrillic.
  await field.fill('Tеssеrа')
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(field).toHaveAccessibleDescription(new RegExp(words.reserved, 'u'))
}

test('refuses a reserved nickname, a text that begins like a PDF, a NUL in an address and a missing field, in both languages', async ({
  browser,
  baseURL,
  request,
}) => {
  const base = baseURL ?? ''
  const { token } = await newcomer(request, base)
  const page = await (await customerBrowser(browser, base, token, { viewport: desk })).newPage()
  for (const locale of locales) {
    await reservedNickname(page, locale)
    const { missing, damaged } = wording[locale]
    const headers = { token, language: locale }
    const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nonly words\n') }
    const upload = { method: 'POST', headers, multipart: { file, name: 'a.pdf', purpose: 'attachment' } }
    expect(await answerOf(page, '/upload/api/v1/uploads/create', upload)).toMatchObject({
      code: 'UPLOAD_UNREADABLE',
      message: damaged,
    })
    const approved = { token: await storedToken('lim'), language: locale }
    const order = { method: 'POST', headers: approved, data: { symbol: 'AURB-tUSD' } }
    const refused = await answerOf(page, '/ex/api/v1/orders/preview', order)
    expect(refused).toMatchObject({ code: 'PARAM_INVALID', message: expect.stringMatching(missing) })
    for (const path of ['cms/get?id=terms&edition=%00', 'idempotency/get?scope=%00&key=12345678'])
      expect(await answerOf(page, `/ex/api/v1/${path}`, { headers })).toMatchObject({ code: 'BODY_UNREADABLE' })
  }
  await page.context().close()
})
