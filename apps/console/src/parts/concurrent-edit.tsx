import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { useState } from 'react'

type BesideProps = { text: string; reload: string }

/** A banner: a colleague has saved the edited item after it was opened. */
export const ConcurrentEditBanner = ({ text, reload }: BesideProps) => (
  <Banner
    tone="warning"
    live
    action={
      <Button kind="secondary" size="xs" onPress={() => location.reload()}>
        {reload}
      </Button>
    }
  >
    {text}
  </Banner>
)

/**
 * True once a colleague changed the edited item while there is unsaved input. Without input, the form takes over the
 * new values: `follow` discards the old ones.
 */
export function useConcurrentEdit(now: unknown, typed: boolean, follow: () => void): boolean {
  const text = JSON.stringify(now)
  const [opened, setOpened] = useState(text)
  if (opened === text) return false
  if (typed) return true
  setOpened(text)
  follow()
  return false
}
