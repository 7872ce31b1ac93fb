import { useState } from 'react'
import { openMiniCart } from '~/shell/moving/open'
import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { Dialog, Drawer } from '~/ui/messages/dialog'
import { Notice } from '~/ui/messages/notice'
import { showToast } from '~/ui/messages/toast'
import { text } from './text'

const kinds = ['success', 'warning', 'danger', 'info'] as const

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => setOpen('dialog')}>
          {text.openDialog}
        </Button>
        <Button type="button" onClick={() => setOpen('drawer')}>
          {text.openDrawer}
        </Button>
        <Button type="button" icon="bag" onClick={() => openMiniCart()}>
          {text.inBasket}
        </Button>
        {kinds.map((kind) => (
          <Button
            key={kind}
            type="button"
            size="small"
            onClick={() => showToast({ text: text.toasts[kind], kind })}
          >
            {kind}
          </Button>
        ))}
        <CopyButton value="TR12 0000 0000 0000 0000 0000 01" what={text.iban} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {kinds.map((kind) => (
          <Notice key={kind} kind={kind}>
            {kind === 'warning' ? text.notice : text.toasts[kind]}
          </Notice>
        ))}
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={text.dialogTitle}
        footer={<Button onClick={close}>{text.understood}</Button>}
      >
        <p>{text.dialogText}</p>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title={text.dialogTitle}
        footer={
          <Button wide look="primary" onClick={close}>
            {text.understood}
          </Button>
        }
      >
        <p>{text.dialogText}</p>
      </Drawer>
    </div>
  )
}
