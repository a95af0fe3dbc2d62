import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useAttention } from './attention.ts'
import { useEdition } from './edition.ts'
import { later } from './later.ts'
import { Held } from './pages/fallen.tsx'
import { HomePage } from './pages/home.tsx'
import { SignedOutSheet } from './pages/signed-out.tsx'
import { Waiting } from './pages/waiting.tsx'

const TablePage = later(() => import('./pages/table.tsx').then((module) => module.TablePage))
const NewTablePage = later(() => import('./pages/new-table.tsx').then((module) => module.NewTablePage))
const GamesPage = later(() => import('./pages/games/page.tsx').then((module) => module.GamesPage))
const LessonPage = later(() => import('./pages/lesson/lesson.tsx').then((module) => module.LessonPage))
const RulesPage = later(() => import('./pages/rules.tsx').then((module) => module.RulesPage))
const CardsPage = later(() => import('./pages/cards.tsx').then((module) => module.CardsPage))
const PrintPage = later(() => import('./pages/print/print.tsx').then((module) => module.PrintPage))
const CreditsPage = later(() => import('./pages/credits.tsx').then((module) => module.CreditsPage))
const PiecesPage = later(() => import('./pages/pieces.tsx').then((module) => module.PiecesPage))
const BoardExamplePage = later(() => import('./pages/board-example.tsx').then((module) => module.BoardExamplePage))
const ReplayPage = later(() => import('./pages/replay/page.tsx').then((module) => module.ReplayPage))
const ReplayFilePage = later(() => import('./pages/replay/file.tsx').then((module) => module.ReplayFilePage))
const PositionPage = later(() => import('./pages/position/page.tsx').then((module) => module.PositionPage))
const AccountPage = later(() => import('./pages/account/page.tsx').then((module) => module.AccountPage))
const OpenPage = later(() => import('./pages/open/page.tsx').then((module) => module.OpenPage))
const PersonPage = later(() => import('./pages/standing/person.tsx').then((module) => module.PersonPage))
const BotsPage = later(() => import('./pages/standing/bots.tsx').then((module) => module.BotsPage))
const HostPage = later(() => import('./pages/host/page.tsx').then((module) => module.HostPage))
const NotFoundPage = later(() => import('./pages/not-found.tsx').then((module) => module.NotFoundPage))

const Attention = () => {
  useAttention()
  return null
}

const Pages = () => (
  <Suspense fallback={<Waiting />}>
    <Attention />
    <SignedOutSheet />
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/games" component={GamesPage} />
      <Route path="/open" component={OpenPage} />
      <Route path="/replay/file" component={ReplayFilePage} />
      <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/new/:game">{({ game }) => <NewTablePage key={game} game={game} />}</Route>
      <Route path="/learn/:game">{({ game }) => <LessonPage key={game} game={game} />}</Route>
      <Route path="/rules/:game/:rule?">{({ game, rule }) => <RulesPage game={game} rule={rule ?? null} />}</Route>
      <Route path="/cards/:game/:id?">{({ game, id }) => <CardsPage game={game} id={id ?? null} />}</Route>
      <Route path="/print/:game">{({ game }) => <PrintPage key={game} game={game} />}</Route>
      <Route path="/position" component={PositionPage} />
      <Route path="/me" component={AccountPage} />
      <Route path="/people/:person">{({ person }) => <PersonPage key={person} person={person} />}</Route>
      <Route path="/bots" component={BotsPage} />
      <Route path="/host" component={HostPage} />
      <Route path="/credits" component={CreditsPage} />
      <Route path="/pieces" component={PiecesPage} />
      <Route path="/pieces/:game">{({ game }) => <BoardExamplePage key={game} game={game} />}</Route>
      <Route component={NotFoundPage} />
    </Switch>
  </Suspense>
)

export const App = () => {
  const [address] = useLocation()
  useEdition(address)
  return (
    <Held address={address}>
      <Pages />
    </Held>
  )
}
