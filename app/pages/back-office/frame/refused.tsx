import officeStyles from '~/styles/back-office/back-office.css?url'
import { Failure } from './failure'
import type { FrameData } from './frame-data'
import { OfficeFrame } from './office-frame'

/** A refusal of the frame's middleware: the frame's route has no data then, so the root shows the frame with its styles. */
export function Refused({ frame, error }: { frame: FrameData; error: unknown }) {
  return (
    <>
      <link rel="stylesheet" href={officeStyles} precedence="office" />
      <OfficeFrame frame={frame}>
        <Failure error={error} menu={frame.menu} />
      </OfficeFrame>
    </>
  )
}
