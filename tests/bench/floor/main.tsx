/**
 * The floor of the first-load benchmark: the article list as a developer would write it by hand with react-admin:
 * sign-in, two filters, the same columns, nothing generated.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Admin, Resource } from 'react-admin';
import { ArticleList } from './articles';
import { authProvider, dataProvider } from './providers';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
        <Resource name="articles" list={ArticleList} />
      </Admin>
    </BrowserRouter>
  </StrictMode>,
);
