import { createMemoryHistory } from '@tanstack/history'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider, startRouter, useAsked, useLocation, useShown, type Router } from './router.tsx'

type View = { readonly says: string }

/** A page at `/a` that is there at once; every other one arrives when it is told to. */
function start() {
  const arrive: Record<string, (view: View) => void> = {}
  const history = createMemoryHistory({ initialEntries: ['/a'] })
  const router = startRouter<View>(history, ({ pathname }, shown) => {
    if (pathname === '/old') return '/b'
    if (pathname === '/a') return shown?.says === 'a' ? shown : { says: 'a' }
    return new Promise((resolve) => (arrive[pathname] = resolve))
  })
  return { router, history, arrive }
}

function Showing({ router }: { router: Router<View> }) {
  const shown = useShown(router)
  return (
    <p>
      {shown?.view.says} at {useLocation().href}, asked for {useAsked().href}
    </p>
  )
}
const show = (router: Router<View>) =>
  render(
    <RouterProvider router={router}>
      <Showing router={router} />
    </RouterProvider>,
  )

test('what is shown stays, and knows where it stands, until all of the next has arrived', async () => {
  const { router, history, arrive } = start()
  await show(router)
  await expect.element(page.getByText('a at /a, asked for /a')).toBeVisible()
  history.push('/b?page=2')
  await expect.element(page.getByText('a at /a, asked for /b?page=2')).toBeVisible()
  arrive['/b']?.({ says: 'b' })
  await expect.element(page.getByText('b at /b?page=2, asked for /b?page=2')).toBeVisible()
})

test('who goes on before a page has arrived is not brought back when it comes', async () => {
  const { router, history, arrive } = start()
  history.push('/b')
  history.push('/c')
  arrive['/c']?.({ says: 'c' })
  await router.settled()
  arrive['/b']?.({ says: 'b' })
  await Promise.resolve()
  expect(router.shown()).toMatchObject({ view: { says: 'c' }, location: { href: '/c' } })
})

test('another query keeps what is shown, and is there at once', () => {
  const { router, history } = start()
  const before = router.shown()
  history.replace('/a?sort=time')
  expect(router.shown()?.location.search).toBe('?sort=time')
  expect(router.shown()?.view).toBe(before?.view)
})

test('an address that leads elsewhere stands in no history, and whoever waits for it waits for the other', async () => {
  const { router, history, arrive } = start()
  history.push('/old')
  expect(history.location.href).toBe('/b')
  setTimeout(() => arrive['/b']?.({ says: 'b' }))
  await router.settled()
  expect(router.shown()?.view.says).toBe('b')
  history.back()
  expect(history.location.href).toBe('/a')
})

test('opened again, nothing that was shown is kept', () => {
  const { router } = start()
  const before = router.shown()
  router.again()
  expect(router.shown()?.view).toEqual(before?.view)
  expect(router.shown()?.view).not.toBe(before?.view)
})
