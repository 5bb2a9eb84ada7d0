/** The floor of the form benchmark: the same list, and the form that it opens. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Resource } from 'react-admin';
import { ArticleEdit, ArticleList } from './articles';
import { authProvider, dataProvider } from './providers';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="articles" list={ArticleList} edit={ArticleEdit} />
    </Admin>
  </StrictMode>,
);
