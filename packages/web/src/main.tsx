// What all pages share comes before what any room says: of two rules with one weight the later wins.
import './styles/fonts.css'
import './styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startAnew } from './anew.ts'
import { App } from './app.tsx'
import { startWords } from './i18n.ts'
import { startOffline } from './offline.ts'
import { startPreferences } from './preferences.ts'
import { startRestyling } from './restyle.ts'
import { startTheme } from './theme.ts'
import { WireContext, openWire } from './wire/hooks.ts'
// But for colours that a system forces: those are to win over what the first page's rooms say.
import './styles/forced-colours.css'

startAnew()
startOffline()
startTheme()
startPreferences()
startRestyling()

const begin = async (): Promise<void> => {
  await startWords()
  const wire = openWire()
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <WireContext value={wire}>
        <QueryClientProvider client={wire.cache}>
          <App />
        </QueryClientProvider>
      </WireContext>
    </StrictMode>,
  )
}
// Never awaited here: of what depends on a module that waits, Safari gives to a second asker what is not there yet.
void begin()
