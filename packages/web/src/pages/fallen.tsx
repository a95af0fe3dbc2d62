import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../pieces/button.tsx'
import { Rail } from '../pieces/rail.tsx'
import './fallen.css'
import { Trouble } from './trouble.tsx'

/** Instead of a page that fell over: that nothing is lost, and the ways on. What it fell over is told as the browser says it. */
const Fallen = ({ fault }: { readonly fault: unknown }) => {
  const { t } = useTranslation()
  return (
    <>
      <Rail />
      <Trouble
        title={t('fallen.title')}
        text={
          <>
            {t('fallen.text')}{' '}
            <code className="fault-said" lang="en" translate="no">
              {String(fault)}
            </code>
          </>
        }
      >
        <Button look="go" onPress={() => location.reload()}>
          {t('fallen.again')}
        </Button>
        {/* Whoever is there already has nothing else to go back to. */}
        {location.pathname !== '/' && (
          <Button look="paper" onPress={() => location.assign('/')}>
            {t('toHome')}
          </Button>
        )}
      </Trouble>
    </>
  )
}

interface Props {
  /** Where the page is: elsewhere it stands again. */
  readonly address: string
  readonly children: ReactNode
}

interface Standing {
  readonly address: string
  /** What it fell over, in a list of one. */
  readonly fault: readonly [unknown] | null
}

/** Holds what is in it: what falls over while it is drawn would empty the whole page. */
export class Held extends Component<Props, Standing> {
  override state: Standing = { address: this.props.address, fault: null }

  static getDerivedStateFromError(fault: unknown): Partial<Standing> {
    return { fault: [fault] }
  }

  static getDerivedStateFromProps({ address }: Props, standing: Standing): Standing | null {
    return address === standing.address ? null : { address, fault: null }
  }

  override render(): ReactNode {
    const { fault } = this.state
    return fault === null ? this.props.children : <Fallen fault={fault[0]} />
  }
}
