import { AllQuestions, TextList } from './text-list.tsx'
import { TextPage } from './text-page.tsx'
import { usePathId, useScreenSearch } from '#parts/url-state.ts'

/** The help page, which also shows the questions. */
const HELP = 'help'

/** The published text with an id, or the list of all texts without one. */
export function CmsPage() {
  const id = usePathId()
  const [{ edition }] = useScreenSearch('/cms/{-$id}')
  return (
    <div className="container">
      {id === undefined ? (
        <TextList />
      ) : (
        <TextPage key={id} id={id} edition={edition} after={id === HELP && <AllQuestions />} />
      )}
    </div>
  )
}
