import type { ReactElement } from 'react'
import { ButtonContext } from 'react-aria-components'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { useOpener } from './opener.ts'
import type { BubbleProps } from './popover-bubble.tsx'

const Bubble = lazyPart(async () => (await import('./popover-bubble.tsx')).Bubble)

/** Floating content behind a button of the kit. */
export function Popover({ trigger, ...bubble }: BubbleProps & { trigger: ReactElement }) {
  const { button, opened } = useOpener(Bubble.load, 'dialog')
  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      {opened.isOpen && <Bubble {...bubble} opened={opened} />}
    </>
  )
}
