import { createRoot } from 'react-dom/client';
import './style/index.css';
import { connect, tableAddress } from './store/connection.ts';
import { createStore } from './store/create.ts';
import { NOTHING_YET, type PageState } from './store/page.ts';
import { App } from './view/app.tsx';

const store = createStore<PageState>(NOTHING_YET);
const { send } = connect(tableAddress(location.href), store);
const root = document.getElementById('page');
if (root) createRoot(root).render(<App store={store} send={send} />);
