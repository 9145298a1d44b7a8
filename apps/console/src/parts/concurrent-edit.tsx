import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { useState } from 'react'

type BesideProps = { text: string; reload: string }

/** Somebody saved what is edited here after it was opened. */
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
 * True once somebody changed what is edited here while something typed is not sent yet. With nothing typed the form goes over
 * to what stands now: `follow` forgets what it kept.
 */
export function useConcurrentEdit(now: unknown, typed: boolean, follow: () => void): boolean {
  const text = JSON.stringify(now)
  const [begun, setBegun] = useState(text)
  if (begun === text) return false
  if (typed) return true
  setBegun(text)
  follow()
  return false
}
