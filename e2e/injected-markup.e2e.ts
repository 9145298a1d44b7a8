import { expect, test } from '@playwright/test'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { investors, PASSWORD } from '../world/src/stories/cast.ts'
import { canary, listenForCanary, showsAsText, expectNoScriptRan } from './steps/canary.ts'
import { newcomer } from './steps/newcomers.ts'
import { readMailedCode, mailsTo } from './steps/outbox.ts'
import { sendKyc } from './steps/people.ts'
import { confirmRefusal, openCase, proposeRefusal } from './steps/review.ts'
import { customerBrowser, storedToken, operatorBrowser } from './steps/sessions.ts'
import { signInCustomer } from './steps/sign-in-by-api.ts'
import { addAddress, ownWallet, withdraw } from './steps/withdraw.ts'
import { enterCode } from './steps/enter-code.ts'

// Injected content: markup in every text field of the customer journey, and a script that swaps the sent data.

test('WEB-04 KYC-10 markup in an address and in a rejection is text to the customer and to operators', async ({
  browser,
  request,
  baseURL,
}) => {
  const who = await newcomer(request, baseURL ?? '')
  const customer = await customerBrowser(browser, baseURL ?? '', who.token)
  const [first, second] = [await operatorBrowser(browser, 'priya'), await operatorBrowser(browser, 'arjun')]
  const scriptRuns: string[] = []
  for (const each of [customer, first, second]) await listenForCanary(each, scriptRuns)
  const [page, priya, arjun] = [await customer.newPage(), await first.newPage(), await second.newPage()]

  await page.goto('/en_US/personal/kycEnter')
  await sendKyc(page, who, canary)
  const drawer = await openCase(priya, `kyc?search=${who.email}`, who.name)
  await showsAsText(priya)
  await proposeRefusal(priya, drawer, { note: canary, customerMessage: canary })
  const check = await openCase(arjun, `kyc?search=${who.email}`, who.name)
  await showsAsText(arjun)
  await confirmRefusal(arjun, check, canary)
  await page.goto('/en_US/personal/kycEnter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your application was not approved' })).toBeVisible()
  await showsAsText(page)
  for (const screen of ['queue', `customers?search=${who.email}`, 'audit']) {
    await priya.goto(`/console/en_US/${screen}`, { waitUntil: 'networkidle' })
    await expect(priya.locator('img[src="x"]')).toHaveCount(0)
  }
  await expectNoScriptRan(page, scriptRuns)
  await Promise.all([customer, first, second].map((each) => each.close()))
})

test('WEB-04 a page turns no text into markup or script, whatever code assigns it', async ({ page }) => {
  for (const path of ['/en_US', '/zh_CN/login', '/console/en_US/queue']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const taken = await page.evaluate(() => {
      const injections = [
        () => (document.body.innerHTML = '<b>x</b>'),
        () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
        () => (document.createElement('script').src = 'https://elsewhere.example/x.js'),
        () => new Worker('https://elsewhere.example/x.js'),
      ]
      return injections.map((inject) => {
        try {
          inject()
          return 'taken'
        } catch (error) {
          return error instanceof Error ? error.name : ''
        }
      })
    })
    expect(taken, path).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
  }
})

test('WEB-04 markup in a nickname and in notes is text to the customer and to operators', async ({
  browser,
  baseURL,
}) => {
  const customer = await customerBrowser(browser, baseURL ?? '', await storedToken('quaystone'))
  const staff = await operatorBrowser(browser, 'priya')
  const scriptRuns: string[] = []
  for (const each of [customer, staff]) await listenForCanary(each, scriptRuns)
  const [page, priya] = [await customer.newPage(), await staff.newPage()]

  await page.goto('/en_US/personal/userManagement')
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Change nickname' })
  await dialog.getByRole('textbox').fill('<img src=x')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await showsAsText(page, '<img src=x')

  const address = freshAddress()
  const remark = `${address.slice(0, 4)}${canary}`
  await addAddress(page, investors.quaystone.phone, { address, remark })
  await showsAsText(page)
  await withdraw(page, investors.quaystone, { to: remark, amount: '31.7', remark: canary })
  await page.getByRole('row').filter({ hasText: '31.7' }).first().click()
  await showsAsText(page)
  await openCase(priya, 'queue?kind=withdrawal_review', investors.quaystone.name)
  await expect(priya.locator('img[src="x"]')).toHaveCount(0)
  await page.goto('/en_US/assets/flowingWater', { waitUntil: 'networkidle' })
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expectNoScriptRan(page, scriptRuns)
  await Promise.all([customer, staff].map((each) => each.close()))
})

test('SUP-02 a script that swaps the address of a withdrawal gains nothing: the code is bound to the address that the reader saw', async ({
  browser,
  request,
  baseURL,
}) => {
  const { email, phone } = investors.straits
  const token = await signInCustomer(request, baseURL ?? '', { email, password: PASSWORD })
  const context = await customerBrowser(browser, baseURL ?? '', token)
  const page = await context.newPage()
  const [own, foreign] = [freshAddress(), freshAddress()]
  await page.route('**/withdrawals/add_address', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replaceAll(own, foreign) }),
  )
  await page.goto('/en_US/assets/withdraw')
  await page.getByRole('button', { name: 'Add address' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add address' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill(own)
  await dialog.getByRole('textbox', { name: 'Note' }).fill('My own')
  await ownWallet(dialog)
  const code = await readMailedCode(page.request, phone, () =>
    dialog.getByRole('button', { name: 'Send code' }).click(),
  )
  expect((await mailsTo(page.request, phone))[0]?.text).toContain(own)
  await enterCode(dialog, code)
  const refused = page.waitForResponse('**/withdrawals/add_address')
  await dialog.getByRole('button', { name: 'Add address' }).click()
  expect(await (await refused).json()).toMatchObject({ code: 'VERIFY_TOKEN_INVALID' })
  await page.goto('/en_US/assets/withdraw')
  await expect(page.getByRole('table', { name: 'Address book' })).not.toContainText(foreign.slice(0, 6))
  await context.close()
})
