import type { ReactElement } from 'react'
import { ButtonContext } from 'react-aria-components'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import type { MenuListProps } from './menu-list.tsx'
import { useOpener } from './opener.ts'

const List = lazyPart(async () => (await import('./menu-list.tsx')).MenuList)

type ActionMenuProps = MenuListProps & { trigger: ReactElement }

/** A button that opens a menu of actions. Arrow keys move, Esc closes the menu and returns the focus to the button. */
export function ActionMenu({ trigger, ...list }: ActionMenuProps) {
  const { button, opened, focus, close } = useOpener(List.load, 'menu')
  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      {focus && <List {...list} opened={opened} focus={focus} onClose={close} />}
    </>
  )
}
