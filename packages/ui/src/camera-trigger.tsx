import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components'

type CameraTriggerProps = {
  /** The camera that a phone opens; `user` faces its holder. A computer shows a file dialog instead. */
  facing: 'user' | 'environment'
  onTake: (photo: File) => void
  /** One button of the kit. It opens the camera. */
  children: ReactNode
}

export const CameraTrigger = ({ facing, onTake, children }: CameraTriggerProps) => (
  <FileTrigger
    acceptedFileTypes={['image/*']}
    defaultCamera={facing}
    onSelect={(list) => {
      const photo = list?.item(0)
      if (photo) onTake(photo)
    }}
  >
    {children}
  </FileTrigger>
)
