import type { CaptchaProof, CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { type ReactNode, useState } from 'react'

const Dialog = lazyPart(async () => (await import('./captcha-dialog.tsx')).CaptchaDialog)

export type Captcha = {
  /** Asks the reader, then goes on with the answer; never, when the dialog is closed. */
  readonly ask: (goOn: (proof: CaptchaProof) => void) => void
  /** Where the dialog stands while it asks. */
  readonly dialog: ReactNode
}

/** A person's answer for one call of this scene. */
export function useCaptcha(scene: CaptchaScene): Captcha {
  const [asking, setAsking] = useState<{ goOn: (proof: CaptchaProof) => void }>()
  const close = () => setAsking(undefined)
  return {
    ask: (goOn) => setAsking({ goOn }),
    dialog: asking && (
      <Dialog
        scene={scene}
        onClose={close}
        onProof={(proof) => {
          close()
          asking.goOn(proof)
        }}
      />
    ),
  }
}
