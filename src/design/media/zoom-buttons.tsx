import { Icon } from '@/design/show/icon'
import { boundedZoom } from './zoom-frame'

const BUTTON = 'inline-flex size-[44px] items-center justify-center bg-paper hover:bg-stone-200'

interface ZoomButtonsProps {
  zoom: number
  onZoom: (zoom: number) => void
  texts: { zoomIn: string; zoomOut: string; whole: string }
}

/** Nearer, further, and the whole drawing. */
export function ZoomButtons({ zoom, onZoom, texts }: ZoomButtonsProps) {
  const buttons = [
    ['plus', texts.zoomIn, zoom * 1.5],
    ['minus', texts.zoomOut, zoom / 1.5],
    ['area', texts.whole, 1],
  ] as const
  return (
    <div className="needs-script flex border border-stone-400 print:hidden">
      {buttons.map(([icon, label, next]) => (
        <button
          key={icon}
          type="button"
          aria-label={label}
          className={BUTTON}
          onClick={() => onZoom(boundedZoom(next))}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
