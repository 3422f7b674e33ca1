import { Button } from '@/design/form/button'
import { Dialog, SmallDialog } from '@/design/layer/dialog'
import { Drawer } from '@/design/layer/drawer'
import { closes, opens } from '@/design/layer/layer-command'
import { Tabs } from '@/design/show/tabs'
import { words } from '@/i18n/words'
import type { GroundProps } from './ground'
import { Sample } from './sample'
import { WaitingSample } from './waiting-sample'

type LayerSampleProps = Pick<GroundProps, 'locale' | 'ground'>

/** Layers over the page, components that share one place, and waiting states. */
export function LayersPart({ locale, ground }: LayerSampleProps) {
  const t = words(locale, 'styleguide')
  return (
    <>
      <Sample title={t('layers.title')}>
        <Dialogs locale={locale} ground={ground} />
        <Drawers locale={locale} ground={ground} />
      </Sample>
      <Sample title={t('tabs.title')}>
        <Tabs
          label={t('tabs.label')}
          items={(['place', 'money', 'time'] as const).map((name) => ({
            id: `tab-${ground}-${name}`,
            title: t(`tabs.${name}.title`),
            body: <p className="max-w-prose">{t(`tabs.${name}.text`)}</p>,
          }))}
        />
      </Sample>
      <Sample title={t('waiting.title')}>
        <WaitingSample
          id={`waiting-${ground}`}
          words={{
            text: t('waiting.text'),
            renew: t('waiting.renew'),
            label: t('waiting.label'),
            send: t('waiting.send'),
            sending: t('waiting.sending'),
            sent: t('waiting.sent'),
            confirm: t('layers.confirm'),
          }}
        />
      </Sample>
    </>
  )
}

function Dialogs({ locale, ground }: LayerSampleProps) {
  const t = words(locale, 'styleguide')
  const [large, small] = [`dialog-${ground}`, `small-dialog-${ground}`]
  return (
    <div className="flex flex-wrap gap-4">
      <Button {...opens(large)}>{t('layers.dialog.open')}</Button>
      <Dialog id={large} title={t('layers.dialog.title')} close={t('layers.close')}>
        <p>{t('layers.dialog.text')}</p>
        <Button className="self-start" {...closes(large)}>
          {t('layers.confirm')}
        </Button>
      </Dialog>
      <Button variant="quiet" {...opens(small)}>
        {t('layers.small.open')}
      </Button>
      <SmallDialog id={small} title={t('layers.small.title')} confirm={t('layers.confirm')}>
        <p>{t('layers.small.text')}</p>
      </SmallDialog>
    </div>
  )
}

function Drawers({ locale, ground }: LayerSampleProps) {
  const t = words(locale, 'styleguide')
  return (
    <div className="flex flex-wrap gap-4">
      {(['start', 'end', 'bottom'] as const).map((side) => {
        const id = `drawer-${ground}-${side}`
        return (
          <div key={side}>
            <Button variant="quiet" {...opens(id)}>
              {t(`layers.drawer.${side}`)}
            </Button>
            <Drawer id={id} side={side} title={t('layers.drawer.title')} close={t('layers.close')}>
              <p>{t('layers.drawer.text')}</p>
            </Drawer>
          </div>
        )
      })}
    </div>
  )
}
