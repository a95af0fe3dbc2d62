import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import './book.css'

export interface BookTab {
  readonly id: string
  readonly name: string
  readonly content: ReactNode
}

/** The book beside the table: its tabs above, "What I can do" below. */
export const Book = ({ tabs, on, label, onTurn, foot }: { readonly tabs: readonly BookTab[]; readonly on: string; readonly label: string; readonly onTurn: (id: string) => void; readonly foot: ReactNode }) => (
  <aside className="book panel" aria-label={label}>
    <Tabs className="book-tabs" selectedKey={on} onSelectionChange={(key) => onTurn(String(key))}>
      <TabList className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="tab">
            {tab.name}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </Tabs>
    {foot}
  </aside>
)
