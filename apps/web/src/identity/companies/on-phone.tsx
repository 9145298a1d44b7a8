import type { Standing } from './companies.queries.ts'
import { Head } from './application.tsx'
import s from './companies.module.css'
import { OnComputer } from './on-computer.tsx'
import { DocumentsStep } from './step-documents.tsx'
import { useSaving } from './use-saving.ts'

/** The application is filled in on a computer; a phone shows the progress and takes photos of documents. */
export function OnPhone({ standing }: { standing: Standing }) {
  const saving = useSaving()
  const application = standing.application ?? undefined
  return (
    <div className={`container ${s['page']}`}>
      <div className="col" style={{ '--g': '20px' }}>
        <Head application={application} />
        <OnComputer />
        {application !== undefined && application.checklist.length > 0 && (
          <DocumentsStep {...{ application, standing, saving }} tried={false} />
        )}
      </div>
    </div>
  )
}
