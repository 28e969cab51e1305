import './fonts.css';
import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('no place to mount');
export default mount(App, { target });
